import { useState } from "react";
import { Button } from "../../../ui/button/button";
import { Question } from "../../../ui/dialog/question";
import { Notice } from "../../../ui/notice/notice";
import { useNotices } from "../../../ui/notice/notices";

export function Messages() {
  const [open, setOpen] = useState(false);
  const { notify } = useNotices();
  return (
    <>
      <Notice kind="success">Event added successfully!</Notice>
      <Notice kind="failure" onClose={() => undefined}>
        Failed to add event. Please try again.
      </Notice>
      <Button variant="quiet" onClick={() => notify("success", "A message at the bottom edge.")}>
        Show a message
      </Button>{" "}
      <Button variant="quiet" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Question
        open={open}
        title="Delete “Pitch Night” for good?"
        confirm="Delete for good"
        onConfirm={() => notify("success", "The event was deleted for good.")}
        onClose={() => setOpen(false)}
      >
        <p>This cannot be undone.</p>
      </Question>
    </>
  );
}

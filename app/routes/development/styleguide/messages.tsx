import { useState } from "react";
import { Button } from "../../../ui/button/button";
import { Dialog } from "../../../ui/dialog/dialog";
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
      <Button look="quiet" onClick={() => notify("success", "A message at the bottom edge.")}>
        Show a message
      </Button>{" "}
      <Button look="quiet" onClick={() => setOpen(true)}>
        Open the dialog
      </Button>
      <Dialog open={open} title="Delete “Pitch Night”?" onClose={() => setOpen(false)}>
        <p>It disappears from the site for everyone.</p>
        <Button look="danger" onClick={() => setOpen(false)}>
          Delete event
        </Button>
      </Dialog>
    </>
  );
}

import { useState } from "react";
import { useNavigate } from "react-router";
import { ApiError } from "../../../ui/call/request";
import { editPath } from "../content";

/** Creates a draft and opens its form. */
export function useBegin() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  async function begin(key: string, create: () => Promise<void>): Promise<void> {
    try {
      await create();
      await navigate(editPath(key));
    } catch (error) {
      setProblem(error instanceof ApiError && error.status ? error.message : "It could not be added. Try again.");
    }
  }
  return { problem, begin };
}

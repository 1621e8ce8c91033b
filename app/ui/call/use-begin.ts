import { useState } from "react";
import { useNavigate } from "react-router";
import { asApiError } from "./request";

/** Creates something, and opens the page that `create` returns. */
export function useBegin() {
  const navigate = useNavigate();
  const [problem, setProblem] = useState("");
  async function begin(create: () => Promise<string>): Promise<void> {
    try {
      await navigate(await create());
    } catch (error) {
      setProblem(asApiError(error).message);
    }
  }
  return { problem, begin };
}

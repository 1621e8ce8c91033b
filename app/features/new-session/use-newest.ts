import { useRevalidator } from "react-router";
import { asApiError } from "../../ui/call/request";

/** After a lost response, a second request is refused. Loads the rows that the message then names. */
export function useNewest() {
  const { revalidate } = useRevalidator();
  return <Result>(request: Promise<Result>): Promise<Result> =>
    request.catch(async (error: unknown) => {
      if (asApiError(error).status === 400) await revalidate();
      throw error;
    });
}

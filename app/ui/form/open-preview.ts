import { noResponse, readResponse, type ApiError } from "../call/request";

/**
 * Opens a tab with the page at `address` once `send` has sent the typed text. Call it directly after a click or key
 * press, because browsers open no tab later. Returns the reason when there is no preview, else an empty text.
 */
export async function openPreview(address: string, send: () => Promise<string>): Promise<string> {
  const tab = window.open("");
  const problem = (await send()) || (await problemOf(address));
  if (tab && !problem) {
    tab.location.replace(address);
    return "";
  }
  tab?.close();
  return problem || "The browser did not open a tab for the preview.";
}

async function problemOf(address: string): Promise<string> {
  const response = await fetch(address).catch(() => undefined);
  if (!response) return noResponse();
  if (response.ok) return "";
  try {
    readResponse(response.status, await response.text());
    return "";
  } catch (error) {
    return (error as ApiError).message;
  }
}

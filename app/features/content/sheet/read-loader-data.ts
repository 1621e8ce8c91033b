import { UNSAFE_decodeViaTurboStream as decode } from "react-router";
import { ApiError, noResponse } from "../../../ui/call/request";

/** The data of a page's loaders, by the ids of their routes. */
export type LoaderData = Record<string, unknown>;

/** Makes the same request for the data of a page as React Router. @throws {ApiError} */
export async function readLoaderData(address: string, init: RequestInit): Promise<LoaderData> {
  const response = await fetch(address, init).catch(() => {
    throw new ApiError(noResponse());
  });
  if (!response.ok || !response.body) throw new ApiError("", response.status);
  const { value } = await decode(response.body, window);
  // A redirect to the sign-in page has a symbol instead.
  const routes = Object.entries(value as Record<string, object>);
  return Object.fromEntries(routes.flatMap(([id, one]) => ("data" in one ? [[id, one.data]] : [])));
}

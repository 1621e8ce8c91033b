import { ApiError, NO_RESPONSE } from "./request";

/** Other errors mean that there was no response. */
export const asApiError = (error: unknown): ApiError => (error instanceof ApiError ? error : new ApiError(NO_RESPONSE));

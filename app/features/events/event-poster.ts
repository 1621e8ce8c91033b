/** A page to print, with a QR code for the page of the event. */
export const posterPath = (id: number) => `/admin/events/${id}/poster`;

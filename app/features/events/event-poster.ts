/** A page to print, with a code that leads to the page of the event. */
export const posterPath = (id: number) => `/admin/events/${id}/poster`;

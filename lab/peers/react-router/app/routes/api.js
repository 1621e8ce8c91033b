import { addEvent, listEvents } from "../../../shared/store.mjs";

export const loader = () => Response.json(listEvents());

export async function action({ request }) {
  addEvent(await request.json());
  return new Response(null, { status: 201 });
}

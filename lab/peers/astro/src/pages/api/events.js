import { addEvent, listEvents } from "../../../../shared/store.mjs";

export const GET = () => Response.json(listEvents());

export async function POST({ request }) {
  addEvent(await request.json());
  return new Response(null, { status: 201 });
}

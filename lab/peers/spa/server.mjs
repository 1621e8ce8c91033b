import { join } from "node:path";
import express from "express";
import { addEvent, listEvents } from "../shared/store.mjs";

const dist = join(import.meta.dirname, "dist");
const app = express();
app.get("/api/events", (_, response) => response.json(listEvents()));
app.post("/api/events", express.json(), (request, response) => {
  addEvent(request.body);
  response.sendStatus(201);
});
app.use(express.static(dist));
app.get("/events", (_, response) => response.sendFile(join(dist, "index.html")));
app.listen(Number(process.env.PORT), "127.0.0.1");

/** Builds only what has changed: pictures of content/, the code, and share cards. */
import { buildCode, buildPictures, buildShareCards } from "./build-when-stale.ts";

buildPictures();
buildCode();
buildShareCards();

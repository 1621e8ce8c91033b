/** What the journeys of forms for texts share. */
import type { Page } from "@playwright/test";
import type { ContentDocument } from "../../app/features/content/content.ts";

export const PHONE = { width: 360, height: 740 };
export const PUBLISHED = "Live: visitors see your changes now.";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The label contains the number of changes as soon as they are counted. */
export const publish = (page: Page) => page.getByRole("button", { name: /^Publish/ }).click();

/** Returns the member at this place of the form for a team, counted from 1. */
export const memberAt = (page: Page, place: number) =>
  page
    .getByRole("group", { name: "Members" })
    .getByRole("listitem")
    .nth(place - 1);

export const readContent = async (page: Page, key: string) =>
  (await (await page.request.get(`/api/content/${key}`)).json()) as ContentDocument;

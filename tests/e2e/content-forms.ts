/** What the journeys of forms for texts share. */
import type { Locator, Page } from "@playwright/test";
import type { ContentDocument } from "../../app/features/content/content.ts";
import { photo } from "./fixtures.ts";

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

/** Fills the optional fields of a new member, Meera Bisht. */
export async function addPortraitAndLinks(member: Locator): Promise<void> {
  await member.getByLabel("Choose a portrait").setInputFiles(await photo());
  await member.getByLabel("What it shows").fill("Portrait of Meera Bisht");
  await member.getByLabel("E-mail").fill("meera@example.edu");
  await member.getByLabel("Professional page").fill("https://www.example.com/meera");
  await member.getByLabel("Photos page").fill("https://www.example.com/meera/photos");
}

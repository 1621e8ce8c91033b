import { parse } from "csv-parse/browser/esm/sync";
import { expect, test } from "vitest";
import { nodesCollection } from "../content/discover.ts";
import { fixedEventsCollection } from "../content/events.ts";
import { studentsCollection } from "../content/team.ts";
import { readPasted, TableProblem } from "../table.ts";
import { itemsFromTable } from "./table-items.ts";

const { members } = studentsCollection.fields;
const read = (text: string, known: string[] = []) => itemsFromTable(members, readPasted(parse, text), known);

test("columns are found by their headings in any order", () => {
  const { items, filled, notes } = read("Role\te-mail\tName\nLead\tasha@example.edu\tAsha Rawat\n");
  expect(items).toEqual([{ name: "Asha Rawat", role: "Lead", email: "asha@example.edu" }]);
  expect(filled).toEqual([
    ["Role", 1],
    ["E-mail", 1],
    ["Name", 1],
  ]);
  expect(notes).toEqual([]);
});

test.each(["Name of student", "Student name", "Full Name"])(
  "a column with the heading “%s” has the names",
  (heading) => {
    const { items, notes } = read(`Sr.\t${heading}\tE mail\tRole in team\n1\tAsha Rawat\tasha@example.edu\tLead`);
    expect(items).toEqual([{ name: "Asha Rawat", role: "Lead", email: "asha@example.edu" }]);
    expect(notes).toEqual(["The column “Sr.” is left out: there is no such field."]);
  },
);

test("a link is completed as in the form", () => {
  const { items } = read("Name\tProfessional page\nAsha\tlinkedin.com/in/asha\nOm\thttps://example.org");
  expect(items.map(({ professional }) => professional)).toEqual([
    "https://linkedin.com/in/asha",
    "https://example.org",
  ]);
});

test("dates are read as spreadsheets write them, and others are missing", () => {
  const { items, filled, notes } = itemsFromTable(
    fixedEventsCollection.fields.events,
    readPasted(parse, "Title\tDate\nIdeathon\t13/10/2025\nKite Day\t13-Oct-25\nTea\tsoon"),
    [],
  );
  expect(items).toMatchObject([{ date: "2025-10-13" }, { date: "2025-10-13" }, { title: "Tea" }]);
  expect(filled).toContainEqual(["Date", 2]);
  expect(notes).toContain("“Date” is missing in 1 of 3, and is needed.");
});

test("the name of a parent is not that of the person", () => {
  expect(read("Father's name\tName of mother\tName of student\nRam\tSita\tAsha").items).toEqual([{ name: "Asha" }]);
});

test("a first row without a heading for the names is no heading", () => {
  expect(read("Asha\tRole 1\nOm\tRole 2").items).toHaveLength(2);
});

test.each(["Post", "Designation", "Position held"])("a column with the heading “%s” has the roles", (heading) => {
  expect(read(`Name of student\t${heading}\nAsha\tLead`).items).toEqual([{ name: "Asha", role: "Lead" }]);
});

test("columns with the headings LinkedIn and Instagram are the pages of a person", () => {
  const { items, notes } = read(
    "Name\tRole\tInstagram\tLinkedIn profile\nAsha\tLead\tinstagram.com/a\tlinkedin.com/in/a",
  );
  expect(items).toEqual([
    { name: "Asha", role: "Lead", photos: "https://instagram.com/a", professional: "https://linkedin.com/in/a" },
  ]);
  expect(notes).toEqual([]);
});

test("rows above the head are left out", () => {
  const { items, notes } = read("Team 2027\t\n\t\nName\tRole\nAsha\tLead");
  expect(items).toEqual([{ name: "Asha", role: "Lead" }]);
  expect(notes).toEqual(["Row 1 is left out: it is above the names of the columns."]);
});

test("without a head, a first column of numbers is left out", () => {
  const { items, notes } = read("1.\tAsha\tLead\n2.\tOm\tTreasurer");
  expect(items).toEqual([
    { name: "Asha", role: "Lead" },
    { name: "Om", role: "Treasurer" },
  ]);
  expect(notes).toEqual(["The column “1” is left out: there is no such field."]);
});

test("a heading that is the name of a field comes before one like it", () => {
  expect(read("Team name\tName\nHimadri\tAsha").items).toEqual([{ name: "Asha" }]);
});

test("without headings the columns have the order of the form", () => {
  expect(read("Asha Rawat\tLead\nOm Rai\tTreasurer").items).toEqual([
    { name: "Asha Rawat", role: "Lead" },
    { name: "Om Rai", role: "Treasurer" },
  ]);
});

test("CSV is read too, with commas, line breaks and marks inside quotation marks", () => {
  expect(read('Name,Role\n"Rawat, Asha","Lead ""Media"""\n"Om\nRai",x').items).toEqual([
    { name: "Rawat, Asha", role: 'Lead "Media"' },
    { name: "Om Rai", role: "x" },
  ]);
});

test("a copied cell keeps its quotation marks and commas", () => {
  expect(read('Om "Bolt" Rai, Jr.\tLead').items).toEqual([{ name: 'Om "Bolt" Rai, Jr.', role: "Lead" }]);
  expect(read('"Asha\nRawat"\tLead').items).toEqual([{ name: "Asha Rawat", role: "Lead" }]);
});

test("names in Devanagari do not change", () => {
  expect(read("Name\tRole\nआशा रावत\tअध्यक्ष").items).toEqual([{ name: "आशा रावत", role: "अध्यक्ष" }]);
});

test("empty rows and cells at the end are nothing", () => {
  const { items, notes } = read("Name\tRole\t\t\nAsha\tLead\t\t\n\t\t\t\n\n  \t\n");
  expect(items).toEqual([{ name: "Asha", role: "Lead" }]);
  expect(notes).toEqual([]);
});

test("empty cells at the start of a row keep their column", () => {
  expect(read("Role\tName\n\tAsha").items).toEqual([{ name: "Asha" }]);
});

test("a row without a name, and a name that is there, are left out with a reason", () => {
  const { items, notes } = read("Name\tRole\n\tLead\nom rai\tTreasurer\nAsha\tLead\nAsha\tLead", ["Om Rai"]);
  expect(items).toEqual([{ name: "Asha", role: "Lead" }]);
  expect(notes).toEqual([
    "Row 2 is left out: it has no name.",
    "Row 3 is left out: “om rai” is in the list already. It is not changed.",
    "Row 5 is left out: “Asha” is in the list already. It is not changed.",
  ]);
});

test("a column that is needed is named with the number of people without it", () => {
  expect(read("Asha\nOm,Treasurer\nMeera").notes).toEqual(["“Role” is missing in 2 of 3, and is needed."]);
});

test("a formula is no name, and a script is only text", () => {
  const { items, notes } = read("=cmd|' /C calc'!A0\tLead\n<script>alert(1)</script>\tLead");
  expect(items).toEqual([{ name: "<script>alert(1)</script>", role: "Lead" }]);
  expect(notes).toEqual(["Row 1 is left out: “=cmd|' /C calc'!A0” is a formula, not a name."]);
});

test("a column that is no field is named", () => {
  expect(read("Name\tShoe size\nAsha\t38").notes).toEqual([
    "“Role” is missing in 1 of 1, and is needed.",
    "The column “Shoe size” is left out: there is no such field.",
  ]);
});

test("a second column of a field is named", () => {
  expect(read("Name\tRole\tE-mail\tEmail address\nAsha\tLead\ta@example.edu\tb@example.edu").notes).toEqual([
    "The column “Email address” is left out: another column is used for “E-mail”.",
  ]);
});

test("a list takes no more items than it may have", () => {
  const names = Array.from({ length: 301 }, (_, index) => `Person ${index}\tMember`).join("\n");
  const { items, notes } = read(`Name\tRole\n${names}`);
  expect(items).toHaveLength(300);
  expect(notes).toEqual(["Row 302 is left out: the list is full with 300."]);
});

test("several people in one cell become lines", () => {
  const lines = readPasted(parse, "Name\tDescription\tCoordinators\nRobotics\tBuilds robots.\tAsha Rawat; Om Rai");
  expect(itemsFromTable(nodesCollection.fields.nodes, lines, []).items).toEqual([
    { name: "Robotics", description: "Builds robots.", coordinators: "Asha Rawat\nOm Rai" },
  ]);
});

test("a quotation mark that is never closed is named", () => {
  expect(() => read('Name,Role\n"Asha,Lead')).toThrow(TableProblem);
  for (const text of ['"', '"Name,Role']) expect(() => read(text)).toThrow("Row 1 has a quotation mark");
});

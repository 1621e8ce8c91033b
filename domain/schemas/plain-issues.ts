/** Turns the issues that zod finds into plain messages. */
import type { z } from "zod";
import type { FieldErrors } from "../form-problems.ts";

/** Used where the schema has no message. */
export function plainMessage(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "unrecognized_keys":
      return `"${issue.keys.join('", "')}" is not a field here; look for a spelling mistake.`;
    case "invalid_type":
      return issue.input === undefined
        ? "This field is missing."
        : `This must be ${NAMES[issue.expected] ?? issue.expected}.`;
    case "too_small":
      return issue.origin === "array" ? "This list needs at least one entry." : `The least is ${issue.minimum}.`;
    case "too_big":
      return `The most is ${issue.maximum}.`;
    case "invalid_value":
      return `Choose one of: ${issue.values.join(", ")}.`;
    case "invalid_format":
      return `This is not in the right form (${issue.format}).`;
    default:
      return "This value cannot be used here.";
  }
}

const NAMES: Partial<Record<string, string>> = {
  object: "an object with fields",
  array: "a list",
  string: "text",
  int: "a whole number",
  number: "a number",
  boolean: "true or false",
};

/** Returns the first problem of each field, by its path. */
export function fieldErrors(issues: z.core.$ZodIssue[]): FieldErrors {
  return firstOfEach(
    issues.flatMap((issue) => pathsOf(issue).map((path): Problem => [path.join(".") || "body", issue.message])),
  );
}

export type Problem = [path: string, message: string];

/** Returns the first message about each path, in this order. */
export function firstOfEach(problems: Problem[]): FieldErrors {
  // Not an object, in which a field named `constructor` would have a value from the start.
  const errors = new Map<string, string>();
  for (const [path, message] of problems) errors.getOrInsert(path, message);
  return Object.fromEntries(errors);
}

/** The path of an unknown field is its own, not that of the object around it. */
export function pathsOf(issue: z.core.$ZodIssue): PropertyKey[][] {
  return issue.code === "unrecognized_keys" ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
}

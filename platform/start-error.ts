/** Why the site cannot start, for the person who runs it; printed without a stack. */
export class StartError extends Error {}

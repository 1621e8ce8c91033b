/** Why the site cannot start, as a sentence for the person who runs it; printed without a stack. */
export class StartError extends Error {}

/** The reason why the site cannot start, printed without a stack. */
export class StartError extends Error {}

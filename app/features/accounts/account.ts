/** One sign-in of an administrator, as `/admin/account` shows it. */
export type OwnSession = {
  id: string;
  /** In words: "Firefox on Linux". */
  device: string;
  /** The first part of the address it came from; empty where it is not known. */
  network: string;
  /** ISO moments. `lastUsedAt` is exact to the hour. */
  signedInAt: string;
  lastUsedAt: string;
  /** Whether it is the one that asks. */
  current: boolean;
};

/** What the form for a new password sends. */
export type PasswordChange = { currentPassword: string; newPassword: string };

/** What an authenticator app needs: to be typed, or opened as an `otpauth:` address. */
export type SecondFactorSetup = { secret: string; uri: string };

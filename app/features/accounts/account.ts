export type OwnSession = {
  id: string;
  /** "Firefox on Linux" */
  device: string;
  /** The first part of the network address; empty if unknown. */
  network: string;
  /** ISO 8601. `lastUsedAt` is exact to the hour. */
  signedInAt: string;
  lastUsedAt: string;
  /** Whether it is the session of this request. */
  current: boolean;
};

export type PasswordChange = { currentPassword: string; newPassword: string };

/** For an authenticator app: to be typed, or opened as an `otpauth:` address. */
export type SecondFactorSetup = { secret: string; uri: string };

export type OwnSession = {
  id: string;
  /** "Firefox on Linux" */
  device: string;
  /** The first part of the network address; empty if unknown. */
  network: string;
  /** ISO 8601. `lastUsedAt` is exact to the hour. */
  signedInAt: string;
  lastUsedAt: string;
  current: boolean;
};

export type PasswordChange = { currentPassword: string; newPassword: string };

/** The secret of an authenticator app, also as an `otpauth:` address. */
export type SecondFactorSetup = { secret: string; uri: string };

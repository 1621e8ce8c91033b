/** The contract for changing who may edit the site. */
import type { AccountKeeper } from "./identity-provider.ts";
import type { Profile } from "./profiles.ts";

/** A hosted project supports it only if the site has the key that changes its accounts and rows. */
export interface AccessKeeper extends Pick<AccountKeeper, "hasAccount" | "addAccount" | "endSessions"> {
  profiles: ProfileStore;
}

type ProfileChange = Partial<Omit<Profile, "email" | "createdAt">>;

export interface ProfileStore {
  list(): Promise<Profile[]>;
  /** Simultaneous changes wait for each other. `work` may await nothing but its `rows`. */
  change<Result>(work: (all: Profile[], rows: ProfileRows) => Promise<Result>): Promise<Result>;
}

export interface ProfileRows {
  insert(profile: Profile): Promise<void>;
  update(email: string, change: ProfileChange): Promise<void>;
  remove(email: string): Promise<void>;
}

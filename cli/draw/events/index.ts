import { eurekaPitchingCompetition2025 } from "./eureka-pitching-competition-2025.ts";
import { ideathon2025 } from "./ideathon-2025.ts";
import { socialMediaEngagementChallenge } from "./social-media-engagement-challenge.ts";

/** The pictures of past events by file name. */
export const events: Record<string, () => string> = {
  "social-media-engagement-challenge": socialMediaEngagementChallenge,
  "eureka-pitching-competition-2025": eurekaPitchingCompetition2025,
  "ideathon-2025": ideathon2025,
};

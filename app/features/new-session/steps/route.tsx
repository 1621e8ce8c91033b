import { redirect } from "react-router";
import { todayIn } from "../../../../domain/moments";
import { parseRowId } from "../../../../domain/row-id";
import { Page } from "../../../ui/page/page";
import { pageMeta } from "../../../ui/page/page-meta";
import { SESSION_STEPS, type SessionStep } from "../new-session";
import { stepPath } from "../new-session-calls";
import { newSessionContext } from "../new-session-context";
import { useUnsavedName } from "../unsaved";
import { UnsavedChanges } from "../unsaved-changes";
import { adminRequest } from "../../accounts/admin-request";
import type { Route } from "./+types/route";
import { Look } from "./look";
import { Nodes } from "./nodes";
import { Publish } from "./publish";
import { StepLinks } from "./step-links";
import { Texts } from "./texts";
import { When } from "./when";
import { WhoIsNew } from "./who-is-new";
import { WhoStays } from "./who-stays";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { newSessions } = context.get(newSessionContext);
  const { viewer, timeZone } = await adminRequest(context);
  const session = await newSessions.find(viewer, parseRowId(params.id));
  const isOver = session.state === "published";
  const step = Object.keys(SESSION_STEPS).find((name) => name === params.step) as SessionStep | undefined;
  if (!step || (isOver && step !== "publish")) throw redirect(stepPath(session.id, isOver ? "publish" : "look"));
  const cards = step === "who-is-new" ? await newSessions.listCards(viewer, session.id) : [];
  return { session, step, cards, timeZone, today: todayIn(timeZone) };
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  const title = loaderData ? `${SESSION_STEPS[loaderData.step]}: ${loaderData.session.title}` : "The next session";
  return pageMeta(matches, { title });
}

const STEPS = {
  when: When,
  "who-stays": WhoStays,
  "who-is-new": WhoIsNew,
  nodes: Nodes,
  texts: Texts,
  look: Look,
  publish: Publish,
};

export default function SessionSteps({ loaderData }: Route.ComponentProps) {
  const { session, step } = loaderData;
  const Step = STEPS[step];
  const name = useUnsavedName()(session.id, step);
  return (
    <Page title={SESSION_STEPS[step]}>
      <StepLinks session={session} step={step} />
      <UnsavedChanges key={name} name={name}>
        <Step {...loaderData} />
      </UnsavedChanges>
    </Page>
  );
}

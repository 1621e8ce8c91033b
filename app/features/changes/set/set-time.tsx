import { formatMoment } from "../../../../domain/moments";
import { PublishAt } from "../../../ui/admin/publish-at";
import { useAction } from "../../../ui/call/use-action";
import type { ChangeSet } from "../change-set";
import { publishSet } from "../changes-calls";

export function SetTime({ set, timeZone }: { set: ChangeSet; timeZone: string }) {
  const act = useAction("The time could not be changed.");
  const choose = (at: string | null) =>
    act(
      () => publishSet(set, at),
      at
        ? `They will be published on ${formatMoment(at, timeZone)}.`
        : "They will not be published by themselves any more.",
    );
  return (
    <PublishAt
      publishAt={set.state === "scheduled" ? set.publishAt : null}
      timeZone={timeZone}
      onChoose={(at) => void choose(at)}
    />
  );
}

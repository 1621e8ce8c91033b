import { useState } from "react";
import { flushSync } from "react-dom";
import adminStyles from "../../../ui/admin/admin.module.css";
import { SmallButton } from "../../../ui/admin/small-button";
import { Field, FieldFrame } from "../../../ui/field/field";
import fieldStyles from "../../../ui/field/field.module.css";
import { FormEnd } from "../../../ui/form/form-failure";
import optionStyles from "../../../ui/form/options.module.css";
import { useFormCall } from "../../../ui/form/use-form-call";
import { Link } from "../../../ui/link/link";
import { useGoOn } from "../../../ui/page/use-go-on";
import { draftPath } from "../../changes/changes-calls";
import { MAX_COORDINATORS, nodesKey, type SessionNode, type TeamPerson } from "../new-session";
import { setNodes, stepPath } from "../new-session-calls";
import { useUnsaved } from "../unsaved-changes";
import type { StepProps } from "./step-props";

export function Nodes({ session: { id, year, oldYear, nodes, team, revisions } }: StepProps) {
  const goOn = useGoOn();
  const { forget } = useUnsaved();
  const { formProps, problems, busy } = useFormCall(async (form) => {
    const chosen = nodes.map((node) => ({
      id: node.id,
      name: String(form.get(`${node.id}.name`)),
      coordinators: [...new Set(form.getAll(`${node.id}.coordinator`).map(String).filter(Boolean))],
    }));
    await setNodes({ id, revision: revisions.nodes }, chosen);
    forget();
    await goOn(stepPath(id, "texts"));
  });
  const otherNodes = draftPath(id, nodesKey(year), stepPath(id, "nodes"));
  return (
    <form className={adminStyles.form} {...formProps}>
      <p>
        The nodes of {oldYear}, for you to rename. A node may stay without a coordinator. To leave one out, or to add
        one, go to <Link to={otherNodes}>Add or delete a node</Link>.
      </p>
      {nodes.map((node) => (
        <NodeFields key={node.id} node={node} team={team} />
      ))}
      <FormEnd problems={problems} busy={busy} label="Save and go on" />
    </form>
  );
}

function NodeFields({ node, team }: { node: SessionNode; team: TeamPerson[] }) {
  const { id, name, coordinators } = node;
  const { unsaved } = useUnsaved();
  const ids = Array.from({ length: MAX_COORDINATORS }, (_, index) => `${id}-${index}`);
  const names = new Set([...team.map((person) => person.name), ...coordinators]);
  const lastUnsaved = ids.findLastIndex((one) => one in unsaved);
  const [count, setCount] = useState(Math.max(1, coordinators.length, lastUnsaved + 1));
  function more() {
    flushSync(() => setCount(count + 1));
    document.getElementById(ids[count]!)?.focus();
  }
  return (
    <fieldset className={`${adminStyles.form} ${optionStyles.group}`}>
      <legend dir="auto">{name}</legend>
      <Field label="Name" name={`${id}.name`} required defaultValue={unsaved[`${id}.name`] ?? name} />
      {ids.slice(0, count).map((one, index) => (
        <FieldFrame key={one} label={index === 0 ? "Coordinator" : `Coordinator ${index + 1}`} name={one}>
          <select
            id={one}
            name={`${id}.coordinator`}
            className={fieldStyles.input}
            defaultValue={unsaved[one] ?? coordinators[index] ?? ""}
          >
            <option value="">Nobody yet</option>
            {[...names].map((person) => (
              <option key={person}>{person}</option>
            ))}
          </select>
        </FieldFrame>
      ))}
      <div>
        <SmallButton label="One more" of={`coordinator of ${name}`} onClick={more} />
      </div>
    </fieldset>
  );
}

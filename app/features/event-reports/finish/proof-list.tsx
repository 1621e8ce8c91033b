import type { RefObject } from "react";
import { isAdmin } from "../../../../domain/session";
import adminStyles from "../../../ui/admin/admin.module.css";
import { AskButton } from "../../../ui/admin/ask-button";
import { buttonClass } from "../../../ui/button/button";
import { asApiError } from "../../../ui/call/request";
import { useNotices } from "../../../ui/notice/notices";
import { useSession } from "../../accounts/session-context";
import { PROOF_KINDS } from "../event-proof";
import type { EventProof } from "../event-report-schema.server";
import { deleteProof, proofPath } from "../report-calls";

type Props = {
  event: number;
  proofs: EventProof[];
  onDeleted: (proof: EventProof) => void;
  /** Gets the focus after a file is deleted. */
  adder: RefObject<HTMLElement | null>;
};

/** Editors see only the names. */
export function ProofList({ event, proofs, onDeleted, adder }: Props) {
  const mayOpen = isAdmin(useSession());
  const { notify } = useNotices();

  async function remove(proof: EventProof) {
    try {
      await deleteProof(event, proof.id);
      onDeleted(proof);
      adder.current?.focus();
      notify("success", `“${proof.name}” is deleted.`);
    } catch (error) {
      notify("failure", `The file could not be deleted. ${asApiError(error).message}`);
    }
  }
  return (
    <ul className={adminStyles.rows} aria-label="Stored files">
      {proofs.map((proof) => (
        <li key={proof.id}>
          <div className={adminStyles.rowWords}>
            <p dir="auto">{proof.name}</p>
            <p className={adminStyles.rowFacts}>
              {PROOF_KINDS[proof.kind]}, {sizeText(proof.size)}
            </p>
          </div>
          {mayOpen && (
            <div className={adminStyles.actions}>
              <a className={buttonClass({ variant: "quiet", small: true })} href={proofPath(event, proof.id)} download>
                Download<span className="visually-hidden"> {proof.name}</span>
              </a>
              <AskButton
                label="Delete"
                of={proof.name}
                title={`Delete “${proof.name}”?`}
                confirm="Delete file"
                onConfirm={() => remove(proof)}
              >
                <p>It is deleted for good. This cannot be undone.</p>
              </AskButton>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns `1.4 MB`, `320 kB`. */
function sizeText(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1024));
  return kilobytes < 1024 ? `${kilobytes} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

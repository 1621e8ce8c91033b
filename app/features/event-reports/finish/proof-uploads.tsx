import { useRef } from "react";
import { SmallButton } from "../../../ui/admin/small-button";
import { isUnsent } from "../../../ui/form/chosen-picture";
import { UploadStatus } from "../../../ui/form/upload-status";
import { uploadText } from "../../../ui/form/upload-text";
import type { ProofKind } from "../event-proof";
import type { ProofUploads } from "./use-proof-uploads";

type Props = { uploads: ProofUploads; isWanted: (kind: ProofKind) => boolean };

/** Files whose upload has not ended, and the errors of others. */
export function WaitingProofs({ uploads, isWanted }: Props) {
  const list = useRef<HTMLUListElement>(null);
  const all = uploads.ofKind(isWanted);
  const waiting = all.filter(([, one]) => isUnsent(one));
  const failed = waiting.filter(([, one]) => one?.problem).length;
  const last = all.findLast(([, one]) => !isUnsent(one))?.[1]?.file?.name;
  const counts = { all: all.length, sent: all.length - waiting.length, failed, pause: uploads.pause };
  function remove(path: string) {
    // The pressed button disappears.
    list.current!.focus();
    uploads.remove(path);
  }
  return (
    <>
      <p role="status">{[uploadText(counts), last && `“${last}” is stored.`].filter(Boolean).join(" ")}</p>
      <ul ref={list} tabIndex={-1} className="finish-files" aria-label="Files that are not sent yet">
        {waiting.map(([path, picture]) => (
          <li key={path}>
            <UploadStatus control={uploads.at(path)} name={picture!.file!.name} input={list} isListed />
            {picture!.problem && <SmallButton label="Remove" of={picture!.file!.name} onClick={() => remove(path)} />}
          </li>
        ))}
      </ul>
    </>
  );
}

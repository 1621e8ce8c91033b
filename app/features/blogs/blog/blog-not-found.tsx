import { ButtonLink } from "../../../ui/button/button";
import { ErrorFrame } from "../../../ui/error-page/error-page";

/** Shown inside the layout, with status 404. `Back` is a link, so it works without scripts. */
export function BlogNotFound() {
  return (
    <ErrorFrame title="Blog not found!" scene="signpost">
      <p>There is no post at this address. It may have been removed, or the link is wrong.</p>
      <ButtonLink to="/blogs">Back</ButtonLink>
    </ErrorFrame>
  );
}

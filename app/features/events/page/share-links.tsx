import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/button/button";
import { Icon } from "../../../ui/icon/icon";
import styles from "./event-page.module.css";

type Props = { title: string; path: string; /** Empty where the site does not know its address. */ publicUrl: string };

/** Without PUBLIC_URL the URL comes from the browser, so without scripts there is no link. */
export function ShareLinks({ title, path, publicUrl }: Props) {
  const origin = useBrowserValue(() => publicUrl || location.origin, publicUrl);
  const canShare = useBrowserValue(() => "share" in navigator, false);
  if (!origin) return null;
  const url = origin + path;
  const text = encodeURIComponent(`${title}\n${url}`);
  return (
    <div className={styles.share}>
      <h2>Share</h2>
      <ul>
        {canShare && (
          <li>
            {/* Closing the system's dialog without a choice is no error. */}
            <Button variant="quiet" small onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
              <Icon name="share" size={16} />
              Share ...
            </Button>
          </li>
        )}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>E-mail</a>
        </li>
        <li>
          <a href={`https://wa.me/?text=${text}`} rel="noopener">
            WhatsApp
          </a>
        </li>
      </ul>
    </div>
  );
}

/** The features of a browser do not change while a page is open. */
function useBrowserValue<Value>(inBrowser: () => Value, onServer: Value): Value {
  return useSyncExternalStore(never, inBrowser, () => onServer);
}

const never = () => () => undefined;

import { useSyncExternalStore } from "react";
import { Button } from "../../../ui/button/button";
import { Icon } from "../../../ui/icon/icon";
import styles from "./event-page.module.css";

type Props = { title: string; path: string; /** Empty where the site does not know its address. */ publicUrl: string };

/** Without PUBLIC_URL the address comes from the browser, so without scripts there is no link. */
export function ShareLinks({ title, path, publicUrl }: Props) {
  const origin = useSyncExternalStore(
    never,
    () => publicUrl || location.origin,
    () => publicUrl,
  );
  const canShare = useSyncExternalStore(
    never,
    () => "share" in navigator,
    () => false,
  );
  if (!origin) return null;
  const url = origin + path;
  const words = encodeURIComponent(`${title}\n${url}`);
  return (
    <div className={styles.share}>
      <h2>Share</h2>
      <ul>
        {canShare && (
          <li>
            {/* Closing the system's dialog without a choice is no error. */}
            <Button variant="quiet" small onClick={() => void navigator.share({ title, url }).catch(() => undefined)}>
              <Icon size={16}>
                <path d="m8.6 13.5 6.8 4m0-11-6.8 4" />
                <circle cx="18" cy="5" r="3" />
                <circle cx="6" cy="12" r="3" />
                <circle cx="18" cy="19" r="3" />
              </Icon>
              Share ...
            </Button>
          </li>
        )}
        <li>
          <a href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>E-mail</a>
        </li>
        <li>
          <a href={`https://wa.me/?text=${words}`} rel="noopener">
            WhatsApp
          </a>
        </li>
      </ul>
    </div>
  );
}

/** The browser's abilities do not change while a page is open. */
function never(): () => void {
  return () => undefined;
}

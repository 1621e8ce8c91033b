import { EditContent } from "../../content/edit-content";
import { ContourMap } from "../../../ui/land/contour-map";
import hill from "./hill.svg";
import styles from "./connect.module.css";

/** The postal address, like on an envelope, with a drawn hill as the stamp. */
export function AddressBlock({ brand, address, email }: { brand: string; address: string[]; email: string }) {
  return (
    <address className={styles.address}>
      <EditContent of="site" part="address" label="Address" place="edge" />
      <ContourMap hill={`${hill}#hill`} way className={styles.stamp} />
      <strong>{brand}</strong>
      {address
        .filter((line) => line !== brand)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
      <a href={`mailto:${email}`}>{email}</a>
    </address>
  );
}

import { ContourMap } from "../../../ui/land/contour-map";
import styles from "./connect.module.css";

/** Where the cell is, as on an envelope, with the hill it stands on in place of a stamp. */
export function AddressBlock({ brand, address, email }: { brand: string; address: string[]; email: string }) {
  return (
    <address className={styles.address}>
      <ContourMap seed={3.4} way className={styles.stamp} />
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

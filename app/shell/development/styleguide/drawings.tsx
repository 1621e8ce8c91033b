import { ContourMap } from "../../../ui/land/contour-map";
import { Vignette } from "../../../ui/land/vignette";
import { SCENES, type Scene } from "../../../ui/land/vignette-scenes";
import land from "../../../features/home/land.svg";
import styles from "./styleguide.module.css";

export function Drawings() {
  return (
    <div className={styles.grid}>
      {(Object.keys(SCENES) as Scene[]).map((scene) => (
        <Vignette key={scene} scene={scene} />
      ))}
      <ContourMap hill={`${land}#hill`} way />
    </div>
  );
}

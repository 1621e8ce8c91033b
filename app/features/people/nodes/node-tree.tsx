import type { Node } from "../../../../domain/content/discover";
import styles from "./nodes.module.css";

export function NodeTree({ root, year, nodes }: { root: string; year: number; nodes: Node[] }) {
  return (
    <section className={styles.tree} aria-labelledby="tree-root">
      <h2 id="tree-root" className={styles.root}>
        {root} in {year}
      </h2>
      <ul className={styles.branches}>
        {nodes.map((node) => (
          <li key={node.name} className={styles.node}>
            <Department node={node} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Department({ node: { name, description, coordinators } }: { node: Node }) {
  return (
    <>
      <h3>{name}</h3>
      {coordinators.length > 0 && (
        <p className={styles.coordinators}>
          <span>{coordinators.length > 1 ? "Coordinators" : "Coordinator"}</span> {coordinators.join(", ")}
        </p>
      )}
      <p>{description}</p>
    </>
  );
}

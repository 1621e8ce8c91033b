/** Shows `/api/openapi.json`; development only (routes.ts). */
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Page } from "../../../ui/page/page";
import styles from "./calls.module.css";

type Content = Record<string, { schema?: object }>;
type Operation = {
  summary: string;
  security: object[];
  parameters: { name: string; in: string; description?: string; schema: { description?: string } }[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};
type Description = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

export async function loader({ request }: LoaderFunctionArgs): Promise<Description> {
  const answer = await fetch(new URL("/api/openapi.json", request.url));
  return (await answer.json()) as Description;
}

export default function Calls() {
  const { paths, components } = useLoaderData<typeof loader>();
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method.toUpperCase()} ${path}`, operation })),
  );
  return (
    <Page title="Calls" lead="Every route of the API, as /api/openapi.json describes it to programs.">
      {operations.map(({ name, operation }) => (
        <Call key={name} name={name} operation={operation} />
      ))}
      <section className={styles.call}>
        <h2>Shapes</h2>
        {Object.entries(components.schemas).map(([name, schema]) => (
          <Shape key={name} name={name} schema={schema} />
        ))}
      </section>
    </Page>
  );
}

function Call({ name, operation }: { name: string; operation: Operation }) {
  const { summary, security, parameters, requestBody, responses } = operation;
  const statuses = Object.keys(responses);
  return (
    <section className={styles.call}>
      <h2>{name}</h2>
      <p>
        {summary}. For {security.length > 0 ? "administrators" : "everyone"}. Returns {statuses.join(", ")}.
      </p>
      {parameters.length > 0 && (
        <ul>
          {parameters.map((parameter) => (
            <li key={parameter.name}>
              <code>{parameter.name}</code> ({parameter.in}) {parameter.description ?? parameter.schema.description}
            </li>
          ))}
        </ul>
      )}
      <Shapes what="Takes" content={requestBody?.content} />
      {statuses
        .filter((status) => status < "300")
        .map((status) => (
          <Shapes key={status} what={`Returns ${status}`} content={responses[status]?.content} />
        ))}
    </section>
  );
}

function Shapes({ what, content = {} }: { what: string; content?: Content }) {
  return Object.entries(content).map(([type, { schema }]) => (
    <Shape key={type} name={`${what} ${type}`} schema={schema ?? {}} />
  ));
}

function Shape({ name, schema }: { name: string; schema: object }) {
  return (
    <details>
      <summary>{name}</summary>
      <pre>{JSON.stringify(schema, null, 2)}</pre>
    </details>
  );
}

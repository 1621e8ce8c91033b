const PEOPLE = ["Student coordinator", "Faculty coordinator"];

export function Signatures() {
  return (
    <section className="report-signatures" aria-label="Signatures">
      {PEOPLE.map((name) => (
        <p key={name}>
          {name}
          <br />
          Name, date:
        </p>
      ))}
    </section>
  );
}

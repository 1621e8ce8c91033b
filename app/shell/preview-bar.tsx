export function PreviewBar({ of }: { of: { title: string; path: string } | undefined }) {
  return (
    <aside className="preview-bar" aria-label="Preview">
      <strong>{of ? `Preview of “${of.title}”.` : "Preview."}</strong> Visitors see this once it is published.{" "}
      {/* A plain link, because a link of the router would lead into the preview. */}
      {of ? <a href={of.path}>Back to the changes</a> : "Close this tab to go on editing."}
    </aside>
  );
}

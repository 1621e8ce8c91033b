type Props = {
  of: { title: string; path: string } | undefined;
  mistake: string | undefined;
};

export function PreviewBar({ of, mistake }: Props) {
  return (
    <aside className="preview-bar" aria-label="Preview">
      <strong>{of ? `Preview of “${of.title}”.` : "Preview."}</strong>{" "}
      {mistake ?? "Visitors see this once it is published."}{" "}
      {/* A plain link, because a link of the router would lead into the preview. */}
      {of ? <a href={of.path}>Back to the changes</a> : "Close this tab to go on editing."}
    </aside>
  );
}

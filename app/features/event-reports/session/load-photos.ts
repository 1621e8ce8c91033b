/** Resolves when every photo is loaded, because a browser prints an empty frame for others. */
export async function loadPhotos(): Promise<void> {
  const photos = [...document.querySelectorAll<HTMLImageElement>(".report-photos img")];
  await Promise.all(photos.map(loaded));
}

/** Also resolves for a photo that cannot be loaded. */
function loaded(photo: HTMLImageElement): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  for (const end of ["load", "error"]) photo.addEventListener(end, () => resolve(), { once: true });
  if (photo.complete) resolve();
  return promise;
}

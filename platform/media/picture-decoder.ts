import type sharp from "sharp";

type PictureDecoder = typeof sharp;

let loading: Promise<PictureDecoder> | undefined;

/** Loads the library at the first upload, because it takes 25 MB. */
export function pictureDecoder(): Promise<PictureDecoder> {
  loading ??= load();
  return loading;
}

/** Uploads are untrusted, so only the needed decoders are enabled and no pictures are cached. */
async function load(): Promise<PictureDecoder> {
  const { default: decoder } = await import("sharp");
  decoder.block({ operation: ["VipsForeignLoad"] });
  decoder.unblock({
    operation: [
      "VipsForeignLoadJpegBuffer",
      "VipsForeignLoadPngBuffer",
      "VipsForeignLoadWebpBuffer",
      "VipsForeignLoadNsgifBuffer",
    ],
  });
  decoder.cache(false);
  decoder.concurrency(1);
  return decoder;
}

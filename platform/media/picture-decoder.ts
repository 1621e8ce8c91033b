import type sharp from "sharp";

export type PictureDecoder = typeof sharp;

let loading: Promise<PictureDecoder> | undefined;

/** The decoder of pictures, loaded with the first upload: a site that only shows itself starts and lives without its 25 MB. */
export function pictureDecoder(): Promise<PictureDecoder> {
  loading ??= load();
  return loading;
}

/** This process decodes what strangers send, so it keeps only the decoders it needs and no memory of past pictures. */
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

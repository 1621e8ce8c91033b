/** The part of the package `jsonld` that the tests use; it has no types. */
declare module "jsonld" {
  type Loaded = { documentUrl: string; document: object };
  type Options = { documentLoader?: (url: string) => Promise<Loaded> };
  const jsonld: {
    expand(document: object, options?: Options): Promise<object[]>;
    compact(document: object, context: object, options?: Options): Promise<object>;
  };
  export default jsonld;
}

/** The links of the header and of the menu on a phone, for visitors. */
export const HEADER_LINKS = [
  ["Home", "/"],
  ["E-CELL", "/discover/who-we-are"],
  ["Initiatives", "/initiatives"],
  ["Events", "/events"],
  ["Gallery", "/gallery"],
  ["Blogs", "/blogs"],
  ["Contact", "/connect"],
  ["Admin Login", "/admin-login"],
] as const;

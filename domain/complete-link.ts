/** People copy `linkedin.com/in/om-rai` from an address bar that hides `https://`. */
export function completeLink(text: string): string {
  const address = text.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#]|$)/.test(address) ? `https://${address}` : text;
}

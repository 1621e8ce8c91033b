/** Each request comes from a different visitor, because rate limits per address are not tested here. */

export const addressOf = (turn: number) => `10.${(turn >> 16) & 255}.${(turn >> 8) & 255}.${turn & 255}`;

export function contactCall(turn: number, message: string): RequestInit {
  const headers = { "Content-Type": "application/json", "X-Forwarded-For": addressOf(turn) };
  const body = JSON.stringify({ from_name: "Meera", from_email: "meera@example.edu", message });
  return { method: "POST", headers, body };
}

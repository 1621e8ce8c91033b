import { Button } from "./button";

export function PrintButton() {
  return (
    <p>
      <Button onClick={() => print()}>Print, or save as PDF</Button>
    </p>
  );
}

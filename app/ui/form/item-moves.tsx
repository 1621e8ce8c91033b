import { useState } from "react";
import { Button } from "../button/button";
import fieldStyles from "../field/field.module.css";
import { Icon } from "../icon/icon";

type Props = {
  name: string;
  /** The index of the item. */
  place: number;
  count: number;
  onMove: (to: number, control: HTMLElement) => void;
};

/** 200 items with 200 places each are too many for a phone, so long lists are drawn only when they are used. */
const MAX_DRAWN = 40;

/** Buttons at the ends of the list do nothing, but remain, so that the focus does, too. */
export function ItemMoves({ name, place, count, onMove }: Props) {
  const [used, setUsed] = useState(false);
  const places = used || count <= MAX_DRAWN ? Array.from({ length: count }, (_, index) => index) : [place];
  return (
    <>
      <Button
        variant="quiet"
        small
        data-repeated
        busy={place === 0}
        onClick={({ currentTarget }) => onMove(place - 1, currentTarget)}
      >
        <Icon name="arrow-up" size={18} />
        <span className="visually-hidden">Move up {name}</span>
      </Button>
      <Button
        variant="quiet"
        small
        data-repeated
        busy={place === count - 1}
        onClick={({ currentTarget }) => onMove(place + 1, currentTarget)}
      >
        <Icon name="arrow-down" size={18} />
        <span className="visually-hidden">Move down {name}</span>
      </Button>
      <select
        className={fieldStyles.input}
        aria-label={`Move ${name} to place`}
        value={place}
        onFocus={() => setUsed(true)}
        // The form would render, and React would reset the value before `change`.
        onInput={(event) => event.stopPropagation()}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value), currentTarget)}
      >
        {places.map((at) => (
          <option key={at} value={at}>
            {at + 1} of {count}
          </option>
        ))}
      </select>
    </>
  );
}

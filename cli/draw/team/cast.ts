import type { Sitter } from './portrait.ts';

/** The twenty-seven sitters; each line is what tells one from the others. */
export const cast: Record<string, Sitter> = {
  'revati-naithani': { accent: 'dawn', skin: 0.2, hair: 0.82, streak: 0.3, long: 'bun', eyewear: 'oval', face: { aged: true, lips: 0.5, lashes: true, jaw: 0.92 }, build: 0.9, clothes: 'sari', cloth: 'accent', under: 0.9, wraps: [['bindi', 0.9], ['studs', 'accent']], sun: -1 },
  'harpreet-singh-bajwa': { accent: 'lake', skin: 0.19, hair: 0.42, headwear: 'turban', beard: 'full', face: { aged: true, brow: 1.5, smile: 4 }, build: 1.04, clothes: 'blazer', cloth: 0.86, under: 0.06 },
  'tsering-angmo-namgyal': { accent: 'lake', skin: 0.13, hair: 0.86, long: 'plait', face: { aged: true, half: 126, jaw: 1, chin: 162, lashes: true, lips: 0.4, smile: 10 }, build: 0.9, tilt: -2, clothes: 'crew', cloth: 0.66, wraps: [['woolscarf', 'accent'], ['studs', 0.9]], sun: -1 },
  'joseph-kurian-thekkekara': { accent: 'dawn', skin: 0.36, hair: 0.6, short: 'bald', beard: 'moustache', eyewear: 'square', face: { aged: true, brow: 1.3, jaw: 1.04, half: 124 }, clothes: 'sweater', cloth: 0.5, under: 0.04, build: 1.02, sun: 1 },
  'anwar-hussain-lone': { accent: 'dawn', skin: 0.12, hair: 0.14, short: 'bald', headwear: 'karakul', beard: 'white', face: { aged: true, brow: 1.4, half: 118 }, clothes: 'pheran', cloth: 0.72, sun: -1 },

  'ishaan-uniyal': { accent: 'lake', skin: 0.17, hair: 0.92, short: 'parted', beard: 'stubble', face: { brow: 1.3, smile: 9 }, clothes: 'opencollar', cloth: 'accent', tilt: 2 },
  'zoya-mirza': { accent: 'dawn', skin: 0.15, hair: 0.9, headwear: 'headscarf', eyewear: 'small', face: { lashes: true, lips: 0.6, jaw: 0.9, half: 116 }, build: 0.88, clothes: 'kurta', cloth: 0.82, under: 0.4, sun: -1 },
  'nandini-kathait': { accent: 'dawn', skin: 0.22, hair: 0.94, long: 'loose', face: { lashes: true, lips: 0.7, jaw: 0.88, half: 116, chin: 164 }, build: 0.86, tilt: 3, clothes: 'kurta', cloth: 0.44, under: 'accent', wraps: [['nosestud', 'accent']] },
  'om-rai': { accent: 'dawn', skin: 0.16, hair: 0.95, short: 'crop', headwear: 'dhaka', face: { half: 132, jaw: 1.06, chin: 158, smile: 13 }, build: 1.04, clothes: 'waistcoat', cloth: 0.88, under: 0.05, sun: -1 },
  'stanzin-dolkar': { accent: 'lake', skin: 0.11, hair: 0.93, long: 'plaits', face: { half: 125, chin: 160, lashes: true, lips: 0.45, smile: 11 }, build: 0.88, clothes: 'highneck', cloth: 'accent', under: 0.04 },
  'kabir-dhapola': { accent: 'dawn', skin: 0.24, hair: 0.93, short: 'curly', eyewear: 'round', face: { smile: 10, half: 118, jaw: 0.94 }, build: 0.96, tilt: -3, clothes: 'overshirt', cloth: 0.62, under: 0.05, wraps: [['lanyard', 'accent']] },
  'aarohi-semwal': { accent: 'lake', skin: 0.14, hair: 0.9, long: 'bob', short: 'fringe', face: { lashes: true, lips: 0.6, half: 117, jaw: 0.9 }, build: 0.86, clothes: 'crew', cloth: 'accent', wraps: [['studs', 0.04]], sun: -1 },
  'venkata-sai-lakshminarayanan-subramaniam': { accent: 'lake', skin: 0.42, hair: 0.97, short: 'wavy', beard: 'moustache', eyewear: 'rectangle', face: { brow: 1.3, jaw: 1 }, clothes: 'checked', cloth: 0.12, under: 'accent', sun: 1 },
  'lalrinpuii-ralte': { accent: 'dawn', skin: 0.12, hair: 0.95, long: 'straight', face: { lashes: true, lips: 0.65, half: 120, chin: 160, jaw: 0.92, smile: 8 }, build: 0.88, clothes: 'tee', cloth: 0.9, wraps: [['shawl', 'accent']], sun: -1 },
  'gurnoor-kaur-sandhu': { accent: 'lake', skin: 0.17, hair: 0.9, long: 'highbun', face: { lashes: true, lips: 0.6, brow: 1.2, jaw: 0.92 }, build: 0.9, tilt: -2, clothes: 'kurta', cloth: 0.14, under: 0.4, wraps: [['dupatta', 'accent'], ['studs', 0.9]], sun: 1 },
  'farhan-qureshi': { accent: 'dawn', skin: 0.2, hair: 0.92, short: 'neat', beard: 'short', face: { brow: 1.3, smile: 9, jaw: 1 }, clothes: 'tee', cloth: 0.36, wraps: [['camera', 'accent']], sun: -1 },
  'tanvi-deshpande': { accent: 'lake', skin: 0.26, hair: 0.92, long: 'ponytail', headwear: 'goggles', face: { lashes: true, lips: 0.5, smile: 12, half: 117 }, build: 0.9, clothes: 'labcoat', cloth: 0.02, under: 0.74, sun: -1 },
  'rigzin-namgail': { accent: 'dawn', skin: 0.14, hair: 0.95, short: 'crop', headwear: 'beanie', face: { half: 126, jaw: 1.02, chin: 162, smile: 9 }, build: 1.02, clothes: 'fleece', cloth: 0.46, under: 'accent', sun: 1 },
  'devika-nambiar': { accent: 'lake', skin: 0.34, hair: 0.96, long: 'waves', eyewear: 'wide', face: { lashes: true, lips: 0.7, half: 117, jaw: 0.9 }, build: 0.88, tilt: 2, clothes: 'cardigan', cloth: 'accent', under: 0.05, sun: -1 },
  'arjun-panwar': { accent: 'dawn', skin: 0.23, hair: 0.94, short: 'parted', beard: 'trimmed', face: { brow: 1.4, jaw: 1.04 }, build: 1.06, clothes: 'raincoat', cloth: 'accent', sun: -1 },
  'mary-kerketta': { accent: 'lake', skin: 0.46, hair: 0.98, short: 'shortcurls', face: { lashes: true, lips: 0.7, half: 119, smile: 13, jaw: 0.94 }, build: 0.9, clothes: 'printed', cloth: 0.2, under: 'accent', wraps: [['earrings', 'accent']], sun: 1 },
  'bhuwan-jakhmola': { accent: 'lake', skin: 0.18, hair: 0.93, short: 'neat', headwear: 'hillcap', face: { half: 121, jaw: 1, smile: 11 }, clothes: 'pheran', cloth: 0.56, sun: -1 },
  'ritwik-chamoli': { accent: 'lake', skin: 0.15, hair: 0.84, short: 'swept', beard: 'trimmed', face: { half: 118, chin: 170, brow: 1.2 }, tilt: -2, clothes: 'crew', cloth: 0.8, wraps: [['loosescarf', 'accent']] },
  'saanvi-thapliyal': { accent: 'dawn', skin: 0.16, hair: 0.9, long: 'sideplait', eyewear: 'round', face: { lashes: true, lips: 0.55, half: 118, smile: 11, jaw: 0.9 }, build: 0.86, tilt: 2, clothes: 'rollneck', cloth: 'accent', sun: 1 },
  'imran-sheikh': { accent: 'dawn', skin: 0.29, hair: 0.95, short: 'crop', beard: 'handlebar', face: { half: 119, chin: 170, brow: 1.3 }, clothes: 'collar', cloth: 0.24, under: 0.05, sun: -1 },
  'pema-lhamo': { accent: 'dawn', skin: 0.12, hair: 0.94, long: 'lowbun', face: { half: 126, chin: 160, lashes: true, lips: 0.5, smile: 10 }, build: 0.88, clothes: 'overshirt', cloth: 0.7, under: 0.3, wraps: [['stripedscarf', 'accent']], sun: -1 },
  'nikhil-vasava': { accent: 'lake', skin: 0.3, hair: 0.94, short: 'knot', beard: 'stubble', eyewear: 'rectangle', face: { half: 119, brow: 1.2, smile: 9 }, tilt: 3, clothes: 'hoodie', cloth: 'accent', sun: 1 },
};

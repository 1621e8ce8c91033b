const RUPEES = new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 });

/** Returns `"₹1,25,000"`. */
export const formatRupees = (amount: number) => RUPEES.format(amount);

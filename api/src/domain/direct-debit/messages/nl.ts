export default '{site}: {code} is je code voor {amount} via incasso van de rekening die eindigt op {last4}. 10 minuten geldig. Deel hem met niemand.';

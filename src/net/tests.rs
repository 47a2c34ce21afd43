use super::*;
use crate::game::Rng;

/// A network with random weights in the usual ranges, as the bytes of a file.
fn file(rng: &mut Rng, inputs: usize, moves: usize, classes: usize) -> Vec<u8> {
    let mut body = Vec::new();
    for size in [inputs, HIDDEN, SECOND, moves, classes] {
        body.extend((size as u32).to_le_bytes());
    }
    let mut weights = |count: usize, most: u32| -> Vec<u8> {
        let one = |_| (rng.below(2 * most + 1) as i32 - most as i32) as i16;
        (0..count).map(one).flat_map(i16::to_le_bytes).collect()
    };
    body.extend(weights((inputs + 1) * HIDDEN, 500));
    body.extend(weights(SECOND * HIDDEN, 127));
    body.extend(weights(2 * SECOND, 127));
    body.extend(weights(SECOND, 300));
    body.extend(weights(2, 300));
    for count in [moves, classes] {
        body.extend(weights(count * HIDDEN, 127));
        body.extend(weights(count * 2, 127));
    }
    let mut bytes = FORMAT.to_vec();
    bytes.extend(crc32fast::hash(&body).to_le_bytes());
    bytes.extend(body);
    bytes
}

/// The value and the logit of the first move and class, from the bytes of a file: the arithmetic of
/// the module's description, one product after the other.
fn scalar(bytes: &[u8], active: &[u16], [moves, classes]: [usize; 2]) -> [i64; 2] {
    let mut place = 12 + 20;
    let mut next = |size: usize| {
        place += size;
        match bytes[place - size..place] {
            [a, b] => i64::from(i16::from_le_bytes([a, b])),
            [a, b, c, d] => i64::from(i32::from_le_bytes([a, b, c, d])),
            _ => unreachable!(),
        }
    };
    let inputs = u32::from_le_bytes([bytes[12], bytes[13], bytes[14], bytes[15]]) as u16;
    let mut sums = [0; HIDDEN];
    for input in 0..=inputs {
        for sum in &mut sums {
            let weight = next(2);
            *sum += if input == inputs || active.contains(&input) { weight } else { 0 };
        }
    }
    let hidden = sums.map(|sum: i64| sum.clamp(0, 255).pow(2) / 256);
    let mut row = || hidden.iter().map(|unit| unit * next(2)).sum::<i64>();
    let second: Vec<_> = (0..SECOND).map(|_| row()).collect();
    let second: Vec<_> = second.iter().map(|sum| (sum + next(4)).clamp(0, 254 * 64) / 64).collect();
    let value = second.iter().map(|unit| unit * next(2)).sum::<i64>() + next(4);
    let mut first_logit = |count: usize| {
        let mut row = || hidden.iter().map(|unit| unit * next(2)).sum::<i64>();
        let sums: Vec<_> = (0..count).map(|_| row()).collect();
        let logits: Vec<_> = sums.iter().map(|sum| sum + next(4)).collect();
        logits[0]
    };
    [value, first_logit(moves) + first_logit(classes)]
}

#[test]
fn values_and_logits_are_those_of_scalar_arithmetic() {
    let mut rng = Rng::new(3);
    for _ in 0..20 {
        let bytes = file(&mut rng, 70, 5, 3);
        let net = Net::read(&bytes, 70, 5, 3).unwrap();
        let mut active: Vec<u16> = (0..70).filter(|_| rng.below(3) == 0).collect();
        active.truncate(30);
        let hidden = net.hidden(&active);
        let logit = net.action(&hidden, 0) + net.class(&hidden, 0);
        assert_eq!([net.value(&hidden), logit].map(i64::from), scalar(&bytes, &active, [5, 3]));
    }
}

#[test]
fn damaged_files_are_refused() {
    let good = file(&mut Rng::new(7), 4, 2, 1);
    let refusal = |bytes: &[u8]| Net::read(bytes, 4, 2, 1).err();
    assert_eq!(refusal(&good), None);
    assert_eq!(refusal(b""), Some(NetError::Format));
    assert_eq!(refusal(b"keddahN0 of another version"), Some(NetError::Format));
    assert_eq!(refusal(&good[..20]), Some(NetError::Length));
    assert_eq!(Net::read(&good, 5, 2, 1).err(), Some(NetError::Sizes));
    let mut rng = Rng::new(8);
    for _ in 0..500 {
        let mut bytes = good.clone();
        let place = rng.below(bytes.len() as u32) as usize;
        bytes[place] ^= 1 << rng.below(8);
        assert!(refusal(&bytes).is_some(), "byte {place}");
        bytes.truncate(place);
        assert!(refusal(&bytes).is_some(), "the first {place} bytes");
    }
    // Longer than its sizes say, with the right checksum.
    let mut long = good;
    long.push(0);
    let sum = crc32fast::hash(&long[12..]);
    long[8..12].copy_from_slice(&sum.to_le_bytes());
    assert_eq!(refusal(&long), Some(NetError::Length));
}

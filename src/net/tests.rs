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

/// The arithmetic of the module's description in floating point, from the bytes of a file.
fn exact(bytes: &[u8], active: &[u16], [moves, classes]: [usize; 2]) -> (f64, f64) {
    let mut place = 12 + 20;
    let mut next = |size: usize| {
        place += size;
        let at = &bytes[place - size..place];
        f64::from(match *at {
            [a, b] => i16::from_le_bytes([a, b]).into(),
            [a, b, c, d] => i32::from_le_bytes([a, b, c, d]),
            _ => unreachable!(),
        })
    };
    let inputs = u32::from_le_bytes([bytes[12], bytes[13], bytes[14], bytes[15]]) as usize;
    let mut sums = [0.0; HIDDEN];
    for input in 0..=inputs {
        for sum in &mut sums {
            let weight = next(2) / f64::from(UNIT);
            *sum += if input == inputs || active.contains(&(input as u16)) { weight } else { 0.0 };
        }
    }
    let hidden = sums.map(|sum: f64| sum.clamp(0.0, 1.0).powi(2));
    let mut row = || hidden.iter().map(|unit| unit * next(2) / 64.0).sum::<f64>();
    let second: Vec<_> = (0..SECOND).map(|_| row()).collect();
    let second: Vec<_> =
        second.iter().map(|sum| (sum + next(4) / f64::from(LOGIT)).clamp(0.0, 1.0)).collect();
    let value = second.iter().map(|unit| unit * next(2) / 64.0).sum::<f64>() + next(4) / f64::from(LOGIT);
    // The logits of the first move and of the first class.
    let mut first_logit = |count: usize| {
        let mut row = || hidden.iter().map(|unit| unit * next(2) / 64.0).sum::<f64>();
        let sums: Vec<_> = (0..count).map(|_| row()).collect();
        let logits: Vec<_> = sums.iter().map(|sum| sum + next(4) / f64::from(LOGIT)).collect();
        logits[0]
    };
    (value, first_logit(moves) + first_logit(classes))
}

#[test]
fn integers_follow_the_exact_arithmetic() {
    let mut rng = Rng::new(3);
    for _ in 0..20 {
        let bytes = file(&mut rng, 70, 5, 3);
        let net = Net::read(&bytes, 70, 5, 3).unwrap();
        let mut active: Vec<u16> = (0..70).filter(|_| rng.below(3) == 0).collect();
        active.truncate(30);
        let hidden = net.hidden(&active);
        let (value, logit) = exact(&bytes, &active, [5, 3]);
        let found = f64::from(net.value(&hidden)) / f64::from(LOGIT);
        assert!((found - value).abs() < 0.3, "{found}, not {value}");
        let found = f64::from(net.action(&hidden, 0) + net.class(&hidden, 0)) / f64::from(LOGIT);
        assert!((found - logit).abs() < 0.3, "{found}, not {logit}");
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
